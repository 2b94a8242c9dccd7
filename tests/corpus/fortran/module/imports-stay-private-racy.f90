! Claim: a module that is private by default does not hand on what it uses itself; the host's name is meant by those who use it.
! Source: Fortran 2018 §8.6.1, §14.2.2
module inner
  implicit none
  integer :: last(20) = 0
end module inner
module outer
  use inner
  implicit none
  private
  public :: keep
contains
  subroutine keep(i)
    integer, intent(in) :: i
    last(i) = i
  end subroutine keep
end module outer
module host
  implicit none
  integer :: last = 0
contains
  subroutine run(n)
    use outer
    integer, intent(in) :: n
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, n
      call keep(i)
      last = i !@ race(last)
    end do
  end subroutine run
end module host
program main
  use host
  implicit none
  call run(20)
  print *, last
end program main
