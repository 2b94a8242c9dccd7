! Claim: elements of a pointer are distinct for distinct indices, however far they are from each other. Source: Fortran 2018 §10.2.2.3
module m
  implicit none
  integer, target :: a(40)
  integer, pointer :: p(:)
contains
  subroutine bind()
    p => a(2::2)
  end subroutine bind
  subroutine work(n)
    integer, intent(in) :: n
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      p(i) = i
    end do
  end subroutine work
  subroutine work2(n, q)
    integer, intent(in) :: n
    integer, pointer :: q(:)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      q(i) = i
    end do
  end subroutine work2
end module m
