! Claim: rank (*) does not take an array of assumed shape. Source: Fortran 2018 §11.1.10
module m
  implicit none
  integer :: count = 0
contains
  subroutine f(x)
    integer, intent(in) :: x(..)
    select rank (x)
    rank (*)
      count = count + 1
    rank (1)
      !$omp atomic
      count = count + 1
    end select
  end subroutine
end module
program p
  use m
  implicit none
  integer :: a(2)
  a = 0
  !$omp parallel !@ RACE_FREE
  call f(a)
  !$omp end parallel
  print *, count
end program
