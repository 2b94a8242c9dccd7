! Claim: a submodule of a submodule knows what that one declares. Source: Fortran 2018 §14.2.3
module m
  implicit none
  interface
    module subroutine s(n)
      integer, intent(in) :: n
    end subroutine s
  end interface
end module m

submodule (m) middle
  implicit none
  integer :: last, all(100)
end submodule middle

submodule (m:middle) inner
  implicit none
contains
  module subroutine s(n)
    integer, intent(in) :: n
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, n
      last = i !@ race(last)
    end do
    !$omp parallel do !@ RACE_FREE
    do i = 1, 100
      all(i) = i
    end do
  end subroutine s
end submodule inner
